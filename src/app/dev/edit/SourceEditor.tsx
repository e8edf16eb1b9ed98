import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Lines, type Place } from '../../../content/problems/lines.ts';
import { isError, type Problem, sentence } from '../../../content/problems/problems.ts';
import { type Block, fileId, type Opened } from '../../../content/writers/editing.ts';
import { Field } from '../../../ui/Field.tsx';
import { useAnswer } from '../use-answer.ts';
import { useEditing } from './context.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { elementOf, siblingOf } from './find-spot.ts';
import { readPasted } from './pasted.ts';
import { ask } from './server.ts';
import { isComposing } from './typing.ts';

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
  field?.focus();
  field?.setSelectionRange(from, to);
}

/** Milliseconds without typing before the source is checked. */
const checkAfter = 300;

/** Editor for a block's source with the check's problems, for what cannot be edited in place. */
export function SourceEditor({ opened, block, hint = '', typed = '', fromEnd = 0 }: SourceEditorProps) {
  const { choose, write } = useEditing();
  const { file, source } = opened;
  const indent = indentOf(source, block);
  const outdent = (text: string) => text.replaceAll('\r\n', '\n').replaceAll(`\n${indent}`, '\n');
  const before = outdent(source.slice(block.from, block.to));
  const root = useRef<HTMLDivElement>(null);
  const seam = Math.max(0, before.length - fromEnd);
  const added = fromEnd > 0 ? typed : typed.trim() && ` ${typed.trim()}`;
  const [text, setText] = useState(before.slice(0, seam) + added + before.slice(seam));
  /** The edited source as it will be in the file. */
  const own = text.replace(/\n(?=[^\n])/g, `\n${indent}`);
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
  const show = (problem: Problem) => {
    const place = (at: Place) => outdent(whole.slice(block.from, Math.min(lines.offset(at), end))).length;
    select(root.current, place(problem), place(problem.end ?? problem));
  };
  const start = useRef(added || fromEnd > 0 ? seam + added.length : 0);
  useEffect(() => select(root.current, start.current, start.current), []);
  return (
    <Dialog
      title={`Исходный текст ${block.id === fileId ? 'файла' : 'блока'}`}
      place={`${file}:${block.line}`}
      wide
      hint={hint}
      onSave={() =>
        write(opened, { do: 'block', id: block.id, change: { do: 'replace', source: own } }, chooseAgain)
      }
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
          onKeyDown={indentLine}
          onPaste={pasteClean}
        />
        <ul className={styles.problems} aria-live="polite">
          {problems.filter(isHere).map((problem) => (
            <li key={`${problem.line}:${problem.column}:${problem.what}`}>
              <button type="button" title="Показать в тексте" onClick={() => show(problem)}>
                <b data-severity={problem.severity}>{isError(problem) ? 'Ошибка' : 'Замечание'}</b>{' '}
                {sentence(problem)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
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
