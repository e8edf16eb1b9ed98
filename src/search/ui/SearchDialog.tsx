import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { shell } from '../../site/labels.ru.ts';
import { Icon } from '../../ui/Icon.tsx';
import iconButton from '../../ui/IconButton.module.css';
import { useModal } from '../../ui/use-modal.ts';
import { openIndex, searchSite } from '../open-index.ts';
import { ResultList } from './ResultList.tsx';
import styles from './SearchDialog.module.css';
import { Failure, Nothing, Suggestions } from './Suggestions.tsx';
import { questionOf, useAnswer } from './useAnswer.ts';

interface SearchDialogProps {
  /** Initial query, from `?q=`. */
  asked: string;
  onClose: () => void;
}

/**
 * The site search: a combobox with a list of links (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) in a native modal
 * dialog, which handles Escape, makes the page inert and returns focus.
 */
export function SearchDialog({ asked, onClose }: SearchDialogProps) {
  const text = shell.search;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Target of the last `pointerdown`: selecting text in the field may end over the backdrop. */
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  const [query, setQuery] = useState(asked);
  /** The option chosen by arrow keys, and the query it belongs to: another answer starts at its first option. */
  const [chosen, setChosen] = useState({ at: 0, of: '' });
  /** True if Enter was pressed before the answer arrived. */
  const [entered, setEntered] = useState(false);
  const question = questionOf(query);
  const { answer, answered, failed, retry } = useAnswer(question, searchSite);
  const results = answer?.results ?? [];
  const active = chosen.of === answered ? chosen.at : 0;
  const optionId = (at: number) => `${id}option-${at}`;

  useModal(dialog);
  // Two requests that the first letters need not wait for.
  useEffect(() => {
    openIndex();
  }, []);

  const open = (at: number) => document.getElementById(optionId(at))?.click();
  const openFirst = useEffectEvent(() => open(0));
  const isAnswered = answered === question;
  useEffect(() => {
    if (!entered || !isAnswered) return;
    setEntered(false);
    openFirst();
  }, [entered, isAnswered]);

  const ask = (next: string) => {
    setQuery(next);
    setChosen({ at: 0, of: '' });
    setEntered(false);
    input.current?.focus();
  };
  const askAgain = () => {
    retry();
    // The button disappears with the failure.
    input.current?.focus();
  };
  const choose = (next: number) => {
    if (results.length === 0) return;
    const at = (next + results.length) % results.length;
    setChosen({ at, of: answered });
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') choose(active + 1);
    else if (event.key === 'ArrowUp') choose(active - 1);
    else if (event.key === 'Enter' && isAnswered) open(active);
    else if (event.key === 'Enter') setEntered(true);
    else return;
    event.preventDefault();
  };
  const onPress = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // A click on the dialog itself is one on the backdrop. Links opened in a new tab do not close the search.
    const leaves = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey;
    if ((target === dialog.current && pressed.current === target) || leaves) onClose();
  };

  return (
    // The click handler is for the backdrop and for links, which work by keyboard anyway.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.open}
      lang="ru"
      onCancel={onClose}
      onClose={onClose}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onPress}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <search className={styles.panel}>
        <div className={styles.bar}>
          <Icon name="search" size={24} className={styles.glass} />
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={text.open}
            aria-expanded={results.length > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
            placeholder={text.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={iconButton.root} onClick={onClose}>
            <Icon name="x" size={24} />
            <span className="visually-hidden">{text.close}</span>
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {answer && (answer.total > 0 ? text.found(answer.total, results.length) : text.nothing(answered))}
        </p>
        {!isAnswered && <span className="on-its-way" />}
        <div className={styles.body}>
          {failed && <Failure onRetry={askAgain} />}
          {answer?.similar && results.length > 0 && <p className={styles.note}>{text.similar}</p>}
          {/* By its key another answer is another list: it begins at its top, however far the one before was scrolled. */}
          <ResultList key={answered} id={`${id}list`} results={results} active={active} optionId={optionId} />
          {answer?.total === 0 && <Nothing query={answered} />}
          {!failed && !answer?.total && <Suggestions onAsk={ask} />}
        </div>
      </search>
    </dialog>
  );
}
