import { useLabels } from '../../../site/hooks.ts';
import { Button } from '../../../ui/Button.tsx';

/** What the head of a template entry leads to: the contact form (tests/spec/02-template.spec.ts). */
export function ContactAction() {
  const { template } = useLabels();
  return (
    <Button href="/contact" icon="arrow-right">
      {template.contact}
    </Button>
  );
}
