import type { PropsWithChildren } from 'react';
import { Section } from '../../src/ui/Section.tsx';
import { RuledCell, RuledGrid } from '../_shared/RuledGrid/RuledGrid.tsx';
import type { PrincipleProps, PrinciplesProps } from './Principles.props.ts';

/** Principles in a grid of hairlines (tests/spec/02-pages.spec.ts: six key principles). */
export function Principles({ heading, eyebrow, children }: PropsWithChildren<PrinciplesProps>) {
  return (
    <Section tone="tint" heading={heading} eyebrow={eyebrow}>
      <RuledGrid>{children}</RuledGrid>
    </Section>
  );
}

/** One principle. */
export function Principle({ icon, title, children }: PropsWithChildren<PrincipleProps>) {
  return (
    <RuledCell icon={icon} title={title} Heading="h3">
      {children}
    </RuledCell>
  );
}
