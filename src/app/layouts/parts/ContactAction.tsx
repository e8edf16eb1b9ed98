import { template } from '../../../site/labels.template.ts';
import { Button } from '../../../ui/Button.tsx';

/** Link of template entries to the contact form, in the head and again in the sticky panel (tests/spec/02-template.spec.ts). */
export function ContactAction({ variant }: { variant?: 'secondary' | undefined }) {
  return (
    <Button href="/contact" marksTarget variant={variant}>
      {template.contact}
    </Button>
  );
}
