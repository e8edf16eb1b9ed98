import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Action, type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { Block, Opened } from '../../../content/preview/editing.ts';
import { Lines, type Place } from '../../../content/problems/lines.ts';
import { type Fix, type Problem, repairsOf, sentence } from '../../../content/problems/problems.ts';
import { indented, outdented } from './block-source.ts';
import { Dialog, SaveActions } from './Dialog.tsx';
import styles from './SourceEditor.module.css';
import { problemsIn, readPasted } from './server.ts';

export interface SourceEditorProps {
  opened: Opened;
  /** The block to be edited; the whole file without one. */
  block: Block | null;
  /** A sentence on why the last try was refused. */
  refusal: string;
  onSave: (source: string) => void;
  onClose: () => void;
}

/** A block's own source, with what the check says of it: for what cannot be typed into the page itself. */
export function SourceEditor({ opened, block, refusal, onSave, onClose }: SourceEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [isClean, setClean] = useState(true);
  const { file, source } = opened;
  const { from, to } = block ?? { from: 0, to: source.length };
  const { text, indent } = outdented(source, from, to);
  const isWhole = block === null;
  useEffect(() => {
    const check = async ({ state }: EditorView): Promise<Diagnostic[]> => {
      const own = indented({ text: state.doc.toString(), indent });
      const whole = source.slice(0, from) + own + source.slice(to);
      const found = diagnostics(await problemsIn(file, whole), whole, from, state, indent.length);
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
          ...(isWhole ? [lineNumbers()] : []),
          linter(check, { delay: 300 }),
          EditorView.domEventHandlers({ paste: pasteClean }),
        ],
      }),
    });
    editor.focus();
    view.current = editor;
    return () => editor.destroy();
  }, [file, source, from, to, text, indent, isWhole]);
  const save = () => onSave(indented({ text: view.current?.state.doc.toString() ?? '', indent }));
  const where = block ? `${opened.file}:${block.line}` : opened.file;
  return (
    <Dialog
      title={block ? 'Исходный текст блока' : 'Исходный текст файла'}
      place={where}
      wide
      onClose={onClose}
    >
      <div ref={place} className={styles.editor} />
      <p className={styles.said} role="status">
        {refusal || (isClean ? '' : 'Подчёркнутое — ошибка: страница с\u00a0ней не\u00a0покажется.')}
      </p>
      <SaveActions onSave={save} onClose={onClose} />
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
  state: EditorState,
  indent: number,
): Diagnostic[] {
  const first = new Lines(whole).at(from);
  return problems.flatMap((problem) => {
    const number = problem.line - first.line + 1;
    if (number < 1 || number > state.doc.lines) return [];
    const line = state.doc.line(number);
    const taken = number === 1 ? first.column - 1 : indent;
    const at = (column: number) => Math.max(line.from, Math.min(line.to, line.from + column - 1 - taken));
    const start = at(problem.column);
    const end = problem.end?.line === problem.line ? at(problem.end.column) : line.to;
    const { severity } = problem;
    const actions = repairsOf(problem).flatMap((fix) => actionOf(fix, whole, first, state, indent));
    return [{ from: start, to: Math.max(start, end), severity, message: sentence(problem), actions }];
  });
}

/** A repair as the editor offers it; none where it reaches out of the block. */
function actionOf(
  { title, edits, rename }: Fix,
  whole: string,
  first: Place,
  state: EditorState,
  indent: number,
): Action[] {
  const lines = new Lines(whole);
  const at = (offset: number) => {
    const { line, column } = lines.at(offset);
    const number = line - first.line + 1;
    if (number < 1 || number > state.doc.lines) return null;
    const own = state.doc.line(number);
    const place = own.from + column - 1 - (number === 1 ? first.column - 1 : indent);
    return place >= own.from && place <= own.to ? place : null;
  };
  const changes = edits.flatMap(({ file, from, to, text }) => {
    const [start, end] = [at(from), at(to)];
    const insert = text.replaceAll(`\n${' '.repeat(indent)}`, '\n');
    return file || start === null || end === null ? [] : [{ from: start, to: end, insert }];
  });
  if (rename || changes.length < edits.length) return [];
  return [{ name: title, apply: (view) => view.dispatch({ changes }) }];
}
