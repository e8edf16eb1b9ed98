import { template } from '../../../site/labels.template.ts';
import { Button } from '../../../ui/Button.tsx';

/** What a template entry leads to, from its head and once more where it stays in sight: the contact form (tests/spec/02-template.spec.ts). */
export function ContactAction({ variant }: { variant?: 'secondary' | undefined }) {
  return (
    <Button href="/contact" icon="arrow-right" variant={variant}>
      {template.contact}
    </Button>
  );
}
