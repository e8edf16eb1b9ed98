/** Keys that move the caret, and where to. */
const moves = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
} as const;
const commands = { Backspace: 'delete', Delete: 'forwardDelete' } as const;

const isIn = <Table extends object>(key: string, table: Table): key is string & keyof Table =>
  Object.hasOwn(table, key);

/** Whether a key types, or moves the caret: what is pressed while a text opens is kept for it. */
export const isTyping = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isComposing) &&
  (key.length === 1 || key === 'Enter' || isIn(key, moves) || isIn(key, commands));

/** Types keys into what has the focus, as if they were pressed there one after another. */
export function pressKeys(keys: readonly string[]): void {
  for (const key of keys) {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    if (!document.activeElement?.dispatchEvent(pressed)) continue;
    if (isIn(key, moves)) getSelection()?.modify('move', ...moves[key]);
    else if (isIn(key, commands)) document.execCommand(commands[key]);
    else document.execCommand('insertText', false, key);
  }
}

/** The words that keys would have typed. */
export const wordsOf = (keys: readonly string[]): string =>
  keys
    .reduce((words, key) => {
      if (key === 'Backspace') return words.slice(0, -1);
      return words + (key === 'Enter' ? '\n' : key.length === 1 ? key : '');
    }, '')
    .trim();
