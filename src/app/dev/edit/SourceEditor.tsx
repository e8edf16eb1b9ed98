import {
  type ClipboardEvent,
  type KeyboardEvent,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Lines, type Place } from '../../../content/problems/lines.ts';
import { isError, lineBreak, type Problem, sentence } from '../../../content/problems/problems.ts';
import {
  type Block,
  fileId,
  type JoinSide,
  type Opened,
  textsToJoin,
} from '../../../content/writers/editing.ts';
import { Refusal } from '../../../content/writers/refusal.ts';
import { Field } from '../../../ui/Field.tsx';
import { useAnswer } from '../use-answer.ts';
import { CloseContext, useEditing } from './context.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { elementOf, siblingOf } from './find-spot.ts';
import { changedMeanwhile, conflictLabels, InFile } from './NotSaved.tsx';
import { readPasted } from './pasted/pasted.ts';
import { ask } from './server.ts';
import { isComposing, isUndo } from './typing.ts';

/** What was typed before the dialog opened. */
export interface TypedBefore {
  /** Appended to the block, or put where two texts were joined. */
  typed?: string;
  /** Number of characters behind that place. */
  fromEnd?: number;
}

interface SourceEditorProps extends TypedBefore {
  opened: Opened;
  block: Block;
  /** Hint shown while there is no error. */
  hint?: string | undefined;
}

/** Indentation of a block's first line, removed while editing; empty if not all lines have it. */
function indentOf(source: string, { from, to }: Block): string {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(start, from))?.[0] ?? '';
  const [, ...lines] = source.slice(from, to).split(/\r?\n/);
  return lines.every((line) => line.startsWith(indent) || line.trim() === '') ? indent : '';
}

function select(root: HTMLElement | null, from: number, to: number): void {
  const field = root?.querySelector('textarea');
  // A field that gets the focus brings its caret into sight, but no selection.
  field?.blur();
  field?.setSelectionRange(from, from);
  field?.focus();
  field?.setSelectionRange(from, to);
}

/** Said where no text stands beside another, to join it to. */
export const nothingToJoin = 'Присоединять не\u00a0к\u00a0чему: рядом не\u00a0текст.';

/** Milliseconds without typing before the source is checked. */
const checkAfter = 300;

/** Editor for a block's source with the check's problems, for what cannot be edited in place. */
export function SourceEditor({ hint = '', typed = '', fromEnd = 0, ...asked }: SourceEditorProps) {
  /** What it replaces: the block as others have changed it, once it is known that they have. */
  const [{ opened, block }, setReplaced] = useState<Pick<SourceEditorProps, 'opened' | 'block'>>(asked);
  const isConflict = opened !== asked.opened;
  const isWhole = block.id === fileId;
  const { act, choose, open, undoOrRedo, write } = useEditing();
  const close = use(CloseContext);
  const { file, source } = opened;
  const indent = indentOf(source, block);
  const outdent = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(`\n${indent}`, '\n');
  const before = outdent(source.slice(block.from, block.to));
  const root = useRef<HTMLDivElement>(null);
  const seam = Math.max(0, before.length - fromEnd);
  const added = fromEnd > 0 ? typed : typed.trim() && ` ${typed.trim()}`;
  /** Where a key joins the block, while that is being saved. */
  const joins = useRef<JoinSide | null>(null);
  const [text, setText] = useState(before);
  /** The edited source as it will be in the file. */
  const own = text.replace(/\n(?=[^\n])/g, `\n${indent}`);
  const request = { do: 'block', id: block.id, change: { do: 'replace', source: own } } as const;
  const whole = source.slice(0, block.from) + own + source.slice(block.to);
  const problems =
    useAnswer(
      useCallback(() => ask('check', file, whole), [file, whole]),
      checkAfter,
    ) ?? [];
  const lines = new Lines(whole);
  const end = block.from + own.length;
  const isHere = ({ line }: Problem) => line >= block.line && line <= lines.at(end).line;

  /** Chooses what is now in place of the block: its element is gone if it became another kind. */
  const chooseAgain = (now: Opened) => {
    const next = siblingOf(block, 0, opened, now);
    choose(next ? elementOf(next, now) : null);
  };
  /** Saves the block joined to the text beside it, and opens both with the caret between them. */
  async function join(side: JoinSide): Promise<void> {
    const [upper] = textsToJoin(opened, block, side) ?? [];
    if (!upper) throw new Refusal(nothingToJoin);
    const now = await write(opened, { ...request, joins: side });
    const written = own.trimEnd().replaceAll('\n', lineBreak(source));
    const at = side === 'above' ? upper.to : block.from + written.length;
    const isElsewhere = !now.source.startsWith(source.slice(0, Math.min(upper.to, block.from)));
    const both =
      now.blocks.find(({ id }) => id === upper.id) ??
      now.blocks.findLast(({ from, to }) => from <= at && at <= to);
    const field = root.current?.querySelector('textarea');
    // Others have changed what is above, or the dialog was closed meanwhile.
    if (isElsewhere || !both || !field) return;
    // What was typed at the caret meanwhile.
    const typed = side === 'above' ? field.value.slice(0, -text.length) : field.value.slice(text.length);
    const fromEnd = outdent(now.source.slice(at, both.to)).length;
    close();
    open(<SourceEditor opened={now} block={both} typed={typed} fromEnd={fromEnd} />);
  }
  async function save(): Promise<void> {
    try {
      await (joins.current ? join(joins.current) : write(opened, request, chooseAgain));
    } catch (error) {
      const now = error instanceof Refusal ? error.refused.now : null;
      const theirs = now?.blocks.find(({ id }) => id === block.id);
      if (!now || !theirs) throw error;
      setReplaced({ opened: now, block: theirs });
      throw new Refusal(changedMeanwhile);
    } finally {
      joins.current = null;
    }
  }
  const show = (problem: Problem) => {
    const place = (at: Place) => outdent(whole.slice(block.from, Math.min(lines.offset(at), end))).length;
    const [from, to] = [place(problem), place(problem.end ?? problem)];
    const line = /^.*/.exec(text.slice(from))?.[0].length ?? 0;
    select(root.current, from, to > from ? to : from + line);
  };
  // A whole file opens at its first error.
  const first = isWhole && text === before ? problems.find(isError) : undefined;
  const showFirst = useEffectEvent(show);
  useEffect(() => {
    if (first) showFirst(first);
  }, [first]);
  const begin = useEffectEvent(() => {
    const at = added || fromEnd > 0 ? seam : 0;
    select(root.current, at, at);
    // As if typed here, to be undone here; not while rendering, when React would take it back.
    if (added) queueMicrotask(() => document.execCommand('insertText', false, added));
  });
  useEffect(() => begin(), []);
  return (
    <Dialog
      title={`Исходный текст ${isWhole ? 'файла' : 'блока'}`}
      place={isWhole ? file : `${file}:${block.line}`}
      wide
      hint={hint}
      buttons={isConflict ? conflictLabels : undefined}
      onSave={save}
      isChanged={() => text !== before}
    >
      <div ref={root} className={styles.source}>
        <Field
          label="Исходный текст"
          name="source"
          multiline
          rows={8}
          spellCheck
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (text === before && isUndo(event.nativeEvent)) {
              event.preventDefault();
              close();
              return act(undoOrRedo('undo'));
            }
            const side = sideToJoin(event);
            if (!side) return indentLine(event);
            event.preventDefault();
            if (joins.current) return;
            joins.current = side;
            event.currentTarget.form?.requestSubmit();
          }}
          onPaste={pasteClean}
        />
        {isConflict && <InFile text={before} />}
        <ul className={styles.problems} aria-live="polite">
          {problems.filter(isHere).map((problem) => (
            <li key={`${problem.line}:${problem.column}:${problem.what}`}>
              <button type="button" title="Показать в тексте" onClick={() => show(problem)}>
                <b data-severity={problem.severity}>{isError(problem) ? 'Ошибка' : 'Замечание'}</b>{' '}
                {isWhole && `в\u00a0строке\u00a0${problem.line}: `}
                {sentence(problem)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The side at which a key joins texts: Backspace at the start of a field, Delete at its end; null for other keys. */
function sideToJoin({ key, target, nativeEvent }: KeyboardEvent): JoinSide | null {
  if (isComposing(nativeEvent) || !(target instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd, value } = target;
  if (key === 'Backspace' && selectionEnd === 0) return 'above';
  return key === 'Delete' && selectionStart === value.length ? 'below' : null;
}

/** Begins a line with the indentation of the line before. */
function indentLine(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key !== 'Enter' || isComposing(nativeEvent) || !(target instanceof HTMLTextAreaElement)) return;
  const before = target.value.slice(0, target.selectionStart);
  const [indent] = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n') + 1)) ?? [];
  if (!indent) return;
  event.preventDefault();
  document.execCommand('insertText', false, `\n${indent}`);
}

/** Pastes formatted text as clean source, and source unchanged. */
function pasteClean(event: ClipboardEvent): void {
  const { clipboardData } = event;
  const clean = readPasted(clipboardData)?.markdown;
  if (!clean) return;
  event.preventDefault();
  document.execCommand('insertText', false, clean);
}
