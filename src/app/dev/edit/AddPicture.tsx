import { useEffect, useState } from 'react';
import type { Opened } from '../../../content/writers/editing.ts';
import { Field } from '../../../ui/Field.tsx';
import { useEditing } from './context.ts';
import { Dialog } from './Dialog.tsx';
import { ask, bytesOf, refusalIn } from './server.ts';

/** Position of a new block relative to another. */
export type Side = 'before' | 'after';

interface AddPictureProps {
  opened: Opened;
  /** The block for the picture; `fields` for the page itself. */
  id: string;
  picture: File;
  /** Number of files that were dropped together with it. */
  others?: number;
  /** Position of the picture as a new block. */
  side?: Side | undefined;
  /** `alt` of the current picture. */
  alt: string;
}

/** Dialog for a chosen, dropped or pasted picture, which asks for its `alt`, or says at once why it cannot be shown. */
export function AddPicture({ opened, id, side, picture, others = 0, alt }: AddPictureProps) {
  const { write } = useEditing();
  const [newAlt, setAlt] = useState(alt);
  const [address] = useState(() => URL.createObjectURL(picture));
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    const examine = async () => void (await ask('examine', picture.name, await bytesOf(picture)));
    examine().catch((error) => setRefusal(refusalIn(error)));
  }, [picture]);
  return (
    <Dialog
      title="Картинка"
      place={picture.name}
      buttons={{ save: refusal ? null : 'Поставить на\u00a0страницу', leave: 'Не\u00a0ставить' }}
      hint={refusal || (others > 0 ? 'Картинки ставят по\u00a0одной: остальные перетащите после этой.' : '')}
      onSave={async () => {
        const data = await bytesOf(picture);
        await write(opened, { do: 'picture', id, side, name: picture.name, alt: newAlt, data });
      }}
      isChanged={() => newAlt !== alt}
    >
      {!refusal && (
        <>
          <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} />
          <Field
            label={'Что на\u00a0ней видно'}
            name="alt"
            required
            value={newAlt}
            onChange={({ target }) => setAlt(target.value)}
          />
        </>
      )}
    </Dialog>
  );
}
