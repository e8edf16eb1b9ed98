import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Action, type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import { Lines, type Place } from '../../../content/problems/lines.ts';
import { type Fix, type Problem, repairsOf, sentence } from '../../../content/problems/problems.ts';
import { Dialog, saveOrLeave } from './Dialog.tsx';
import styles from './SourceEditor.module.css';
import { ask, readPasted } from './server.ts';

export interface SourceEditorProps {
  opened: Opened;
  block: Block;
  /** Stands below while nothing is wrong. */
  hint?: string | undefined;
  onSave: (source: string) => Promise<void>;
  onClose: () => void;
}

/** A block's source as it is edited alone: without the indentation that it has in its file. */
interface BlockSource {
  text: string;
  /** What was taken off each line but the first. */
  indent: string;
}

/** Takes the indentation of a block off its lines, where all of them have it. */
function outdented(source: string, from: number, to: number): BlockSource {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(start, from))?.[0] ?? '';
  const [first = '', ...lines] = source.slice(from, to).replace(/\r\n/g, '\n').split('\n');
  if (!lines.every((line) => line.startsWith(indent) || line.trim() === ''))
    return { text: [first, ...lines].join('\n'), indent: '' };
  const text = [first, ...lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))];
  return { text: text.join('\n'), indent };
}

/** The same text as it stands in its file. */
const indented = ({ text, indent }: BlockSource): string => text.replace(/\n(?=[^\n])/g, `\n${indent}`);

/** A block's own source, with what the check says of it: for what cannot be typed into the page itself. */
export function SourceEditor({ opened, block, hint = '', onSave, onClose }: SourceEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [isClean, setClean] = useState(true);
  const { file, source } = opened;
  const { from, to } = block;
  const { text, indent } = outdented(source, from, to);
  useEffect(() => {
    const check = async ({ state }: EditorView): Promise<Diagnostic[]> => {
      const own = indented({ text: state.doc.toString(), indent });
      const whole = source.slice(0, from) + own + source.slice(to);
      const found = diagnostics(await ask('check', file, whole), whole, from, state, indent.length);
      setClean(found.every(({ severity }) => severity !== 'error'));
      return found;
    };
    const editor = new EditorView({
      parent: place.current ?? document.body,
      state: EditorState.create({
        doc: text,
        extensions: [
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap]),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Исходный текст', spellcheck: 'true', lang: 'ru' }),
          EditorState.phrases.of({ 'Control character': 'Невидимый знак' }),
          linter(check, { delay: 300 }),
          EditorView.domEventHandlers({ paste: pasteClean }),
        ],
      }),
    });
    editor.focus();
    view.current = editor;
    return () => editor.destroy();
  }, [file, source, from, to, text, indent]);
  const save = () => onSave(indented({ text: view.current?.state.doc.toString() ?? '', indent }));
  return (
    <Dialog
      title="Исходный текст блока"
      place={`${file}:${block.line}`}
      wide
      buttons={saveOrLeave}
      hint={isClean ? hint : 'Подчёркнутое — ошибка: страница с\u00a0ней не\u00a0покажется.'}
      onSave={save}
      onClose={onClose}
    >
      <div ref={place} className={styles.editor} />
    </Dialog>
  );
}

/** Puts what is pasted from elsewhere as clean source; what was source already, as it is. */
function pasteClean(event: ClipboardEvent, view: EditorView): boolean {
  const { clipboardData } = event;
  const words = clipboardData?.getData('text/plain') ?? '';
  if (!clipboardData?.types.includes('text/html')) return false;
  event.preventDefault();
  void readPasted(clipboardData)
    .catch(() => null)
    .then((clean) => view.dispatch(view.state.replaceSelection(clean?.markdown || words)));
  return true;
}

/** The problems that stand in the block, at their places in its own text. */
function diagnostics(
  problems: readonly Problem[],
  whole: string,
  from: number,
  { doc }: EditorState,
  indent: number,
): Diagnostic[] {
  const lines = new Lines(whole);
  const first = lines.at(from);
  /** A place of the file in the editor, at or beside its line; null where the block has no such line. */
  const placeOf = ({ line, column }: Place) => {
    const number = line - first.line + 1;
    if (number < 1 || number > doc.lines) return null;
    const own = doc.line(number);
    const at = own.from + column - 1 - (number === 1 ? first.column - 1 : indent);
    return { own, at, shown: Math.max(own.from, Math.min(own.to, at)) };
  };
  /** An offset of the file; null for one that lies outside of the block. */
  const offsetOf = (offset: number) => {
    const place = placeOf(lines.at(offset));
    return place && place.at === place.shown ? place.at : null;
  };
  /** A repair as the editor offers it; none where it reaches out of the block. */
  const actionOf = ({ title, edits, rename }: Fix): Action[] => {
    const changes = edits.flatMap(({ file, from, to, text }) => {
      const [start, end] = [offsetOf(from), offsetOf(to)];
      const insert = text.replaceAll(`\n${' '.repeat(indent)}`, '\n');
      return file || start === null || end === null ? [] : [{ from: start, to: end, insert }];
    });
    if (rename || changes.length < edits.length) return [];
    return [{ name: title, apply: (view) => view.dispatch({ changes }) }];
  };
  return problems.flatMap((problem) => {
    const place = placeOf(problem);
    if (!place) return [];
    const end = problem.end?.line === problem.line ? placeOf(problem.end)?.shown : undefined;
    return [
      {
        from: place.shown,
        to: Math.max(place.shown, end ?? place.own.to),
        severity: problem.severity,
        message: sentence(problem),
        actions: repairsOf(problem).flatMap(actionOf),
      },
    ];
  });
}
