import { use, useEffect, useRef, useState } from 'react';
import { counted } from '../../../content/problems/counted.ts';
import type { Opened } from '../../../content/writers/editing.ts';
import { CloseContext, useEditing } from './context.ts';
import { Dialog, DialogField } from './Dialog.tsx';
import { addedTo, type Side } from './find-spot.ts';
import { ask, bytesOf, refusalIn } from './server.ts';

interface AddPictureProps {
  opened: Opened;
  /** The block for the picture; `fields` for the page itself. */
  id: string;
  picture: File;
  /** Others that were dropped or chosen together with it, asked for one after another. */
  others?: readonly File[];
  /** Position of the picture as a new block. */
  side?: Side | undefined;
  /** `alt` of the current picture. */
  alt: string;
  /** Called with `alt` of the page's own picture once it is placed. */
  onAdded?: (alt: string | null) => void;
}

/** Asks for picture files. */
export function choosePictures(onChosen: (picture: File, others: readonly File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', multiple: true, accept: 'image/*' });
  input.addEventListener('change', () => {
    const [picture, ...others] = input.files ?? [];
    if (picture) onChosen(picture, others);
  });
  input.click();
}

/** Dialog for a chosen, dropped or pasted picture, which asks for its `alt`, or says at once why it cannot be shown. */
export function AddPicture({ opened, id, side, picture, others = [], alt, onAdded }: AddPictureProps) {
  const { open, showAdded, write } = useEditing();
  const close = use(CloseContext);
  /** Where the next picture belongs: below this one. */
  const below = useRef({ opened, id, side });
  const isOwn = id === 'fields';
  const name = isOwn ? 'picture.alt' : 'alt';
  const [next, ...rest] = isOwn ? [] : others;
  const [address] = useState(() => URL.createObjectURL(picture));
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    const examine = async () => ask('examine', picture.name, await bytesOf(picture));
    examine().catch((error) => setRefusal(refusalIn(error)));
  }, [picture]);
  const leave = () => {
    close();
    if (next) open(<AddPicture {...below.current} picture={next} others={rest} alt="" />);
  };
  const block = opened.blocks.find((one) => one.id === id);
  const isBelow = block?.kind === 'section' && !side && !block.mayShowPicture;
  const more = isOwn
    ? 'Своя картинка у\u00a0страницы одна: остальные перетащите на\u00a0текст.'
    : `Затем ещё ${counted(others.length, 'картинка', 'картинки', 'картинок')}.`;
  const hint = [isBelow ? `Встанет под секцией «${block.label}».` : '', others.length > 0 ? more : ''];
  async function put(values: FormData): Promise<void> {
    const newAlt = String(values.get(name));
    const data = await bytesOf(picture);
    const request = { do: 'picture', id, side, name: picture.name, alt: newAlt, data } as const;
    const added = (now: Opened) => addedTo(opened, id, side, now);
    const now = await write(opened, request, (shown) => next || showAdded(added(shown), shown));
    onAdded?.(now.picture);
    below.current = { opened: now, id: added(now)?.id ?? id, side: 'after' };
  }
  return (
    <CloseContext value={leave}>
      <Dialog
        title="Картинка"
        place={picture.name}
        buttons={{ save: 'Поставить на\u00a0страницу', leave: 'Не\u00a0ставить' }}
        hint={refusal || hint.join(' ').trim()}
        onSave={refusal ? null : put}
      >
        {!refusal && (
          <>
            <DialogField label={'Что на\u00a0ней видно'} name={name} required defaultValue={alt} />
            <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} />
          </>
        )}
      </Dialog>
    </CloseContext>
  );
}
