/** Keys that move the caret, and where to. */
const moves = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
} as const;
/** Keys that change a text: what a browser tells of them, and how they are done. */
const commands = {
  Backspace: ['deleteContentBackward', 'delete'],
  Delete: ['deleteContentForward', 'forwardDelete'],
  Enter: ['insertLineBreak', 'insertLineBreak'],
} as const;

const isIn = <Table extends object>(key: string, table: Table): key is string & keyof Table =>
  Object.hasOwn(table, key);

const isHeld = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || isComposing) && (isIn(key, moves) || isIn(key, commands));

/** What is typed for a text that is not open yet. */
export interface Held {
  focus: () => void;
  /** Its words. */
  words: () => string;
  /** Types it into what has the focus by now, as if it were typed there. */
  press: () => void;
  /** Nothing more is typed here. */
  end: () => void;
}

/** Takes what is typed, composed and pasted until a text is open: into a field that nobody sees, as browsers know how. */
export function holdTyping(): Held {
  const field = document.createElement('textarea');
  field.ariaLabel = 'Текст открывается';
  field.dataset.editHeld = '';
  /** In their order: a key, a letter, what was pasted. */
  const held: (string | DataTransfer)[] = [];
  const all = () => {
    held.push(...field.value);
    field.value = '';
    return held;
  };
  field.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (!isHeld(event)) return;
    event.preventDefault();
    all().push(event.key);
  });
  field.addEventListener('paste', (event) => {
    // What the browser gives is empty after the event.
    const copy = new DataTransfer();
    for (const type of event.clipboardData?.types ?? [])
      if (type !== 'Files') copy.setData(type, event.clipboardData?.getData(type) ?? '');
    // The page takes pictures.
    if (copy.types.length === 0) return;
    event.preventDefault();
    all().push(copy);
  });
  document.body.append(field);
  const focus = () => field.focus({ preventScroll: true });
  focus();
  return {
    focus,
    words: () =>
      all()
        .reduce<string>((words, one) => {
          if (one === 'Backspace') return words.slice(0, -1);
          if (one === 'Enter') return `${words}\n`;
          if (one instanceof DataTransfer) return words + one.getData('text/plain');
          return isIn(one, moves) || one === 'Delete' ? words : words + one;
        }, '')
        .trim(),
    press: () => all().forEach(press),
    end: () => field.remove(),
  };
}

function press(one: string | DataTransfer): void {
  const of = { bubbles: true, cancelable: true };
  const isLeft = (event: Event) => document.activeElement?.dispatchEvent(event) === true;
  if (one instanceof DataTransfer) isLeft(new ClipboardEvent('paste', { ...of, clipboardData: one }));
  else if (isIn(one, moves)) getSelection()?.modify('move', ...moves[one]);
  else if (isIn(one, commands)) {
    const [inputType, command] = commands[one];
    if (isLeft(new InputEvent('beforeinput', { ...of, inputType }))) document.execCommand(command);
  } else document.execCommand('insertText', false, one);
}
