import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Diagnostic, linter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { Lines, type Range } from '../../../content/problems/lines.ts';
import { type Problem, sentence } from '../../../content/problems/problems.ts';
import type { Block, Opened } from '../../../content/writers/editing.ts';
import { useEditing } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { readPasted } from './pasted.ts';
import styles from './SourceEditor.module.css';
import { ask } from './server.ts';

interface SourceEditorProps {
  opened: Opened;
  block: Block;
  /** Hint shown while there is no error. */
  hint?: string | undefined;
  /** Text typed before the dialog opened, appended to the block. */
  typed?: string | undefined;
}

/** Indentation of a block's first line, removed while editing; empty if not all lines have it. */
function indentOf(source: string, { from, to }: Block): string {
  const start = source.lastIndexOf('\n', from - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(start, from))?.[0] ?? '';
  const [, ...lines] = source.slice(from, to).split(/\r?\n/);
  return lines.every((line) => line.startsWith(indent) || line.trim() === '') ? indent : '';
}

/** Editor for a block's source with the check's problems, for what cannot be edited in place. */
export function SourceEditor({ opened, block, hint = '', typed = '' }: SourceEditorProps) {
  const { write } = useEditing();
  const place = useRef<HTMLDivElement>(null);
  /** The edited source as it will be in the file. */
  const own = useRef((): string => '');
  const isChanged = useRef((): boolean => false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const { file, source } = opened;
    const indent = indentOf(source, block);
    const outdent = (text: string) => text.replaceAll(`\n${indent}`, '\n');
    own.current = () => editor.state.doc.toString().replace(/\n(?=[^\n])/g, `\n${indent}`);
    const check = async ({ state }: EditorView): Promise<Diagnostic[]> => {
      const text = own.current();
      const whole = source.slice(0, block.from) + text + source.slice(block.to);
      const range = { from: block.from, to: block.from + text.length };
      const found = diagnostics(await ask('check', file, whole), whole, range, state, outdent);
      setProblem(found.find(({ severity }) => severity === 'error')?.message ?? '');
      return found;
    };
    const before = outdent(source.slice(block.from, block.to).replace(/\r\n/g, '\n'));
    const doc = typed ? `${before} ${typed}` : before;
    const editor = new EditorView({
      parent: place.current ?? document.body,
      state: EditorState.create({
        doc,
        selection: { anchor: typed ? doc.length : 0 },
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
    isChanged.current = () => editor.state.doc.toString() !== before;
    editor.focus();
    return () => editor.destroy();
  }, [opened, block, typed]);
  return (
    <Dialog
      title="Исходный текст блока"
      place={`${opened.file}:${block.line}`}
      wide
      hint={problem || hint}
      onSave={() =>
        write(opened, { do: 'block', id: block.id, change: { do: 'replace', source: own.current() } })
      }
      isChanged={() => isChanged.current()}
    >
      <div ref={place} className={styles.editor} />
    </Dialog>
  );
}

/** Pastes formatted text as clean source, and source unchanged. */
function pasteClean(event: ClipboardEvent, view: EditorView): boolean {
  const { clipboardData } = event;
  const words = clipboardData?.getData('text/plain') ?? '';
  if (!clipboardData?.types.includes('text/html')) return false;
  view.dispatch(view.state.replaceSelection(readPasted(clipboardData)?.markdown || words));
  event.preventDefault();
  return true;
}

/** The problems in a range of a file, at their positions in the edited text. */
function diagnostics(
  problems: readonly Problem[],
  whole: string,
  { from, to }: Range,
  { doc }: EditorState,
  outdent: (text: string) => string,
): Diagnostic[] {
  const lines = new Lines(whole);
  const inDoc = (offset: number) => outdent(whole.slice(from, Math.min(offset, to))).length;
  return problems
    .filter(({ line }) => line >= lines.at(from).line && line <= lines.at(to).line)
    .map((problem) => {
      const start = inDoc(lines.offset(problem));
      const end = problem.end ? inDoc(lines.offset(problem.end)) : doc.lineAt(start).to;
      return {
        from: start,
        to: Math.max(start, end),
        severity: problem.severity,
        message: sentence(problem),
      };
    });
}
