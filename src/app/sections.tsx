import type { ComponentType } from 'react';
import { type SectionFolder, type SectionName, sections } from '../../mdx-components/index.ts';
import { loaders } from '../../mdx-components/loaders.ts';
import { lazyReady, type Preloadable, preloadable } from '../site/preloadable.tsx';
import { SourceMark } from './dev/SourceMark.tsx';
import { sourceMark } from './dev/source-attribute.ts';
import { Late } from './late/Late.tsx';
import { partScripts } from './late/parts.ts';
import { SectionErrors } from './SectionErrors.tsx';

type AnyProps = Record<string, unknown>;

const folders = Object.fromEntries(
  Object.entries(loaders).map(([folder, load]) => [folder, preloadable(load)]),
) as Record<SectionFolder, Preloadable<object>>;

/**
 * Every name of the vocabulary as a component that loads its folder when it is first rendered. Each is taken
 * over by React for itself, when somebody comes near.
 */
export const sectionComponents = Object.fromEntries(
  (Object.keys(sections) as SectionName[]).map((name) => [name, lazySection(name)]),
) as Record<SectionName, ComponentType<AnyProps>>;

/** A section that React takes over by itself; the name shows in React's tools. */
function lazySection(name: SectionName): ComponentType<AnyProps> {
  const Section = lazyReady(folders[sections[name]], (module) => {
    const component = (module as Record<string, ComponentType<AnyProps>>)[name];
    if (!component) throw new Error(`mdx-components/${sections[name]} does not export ${name}.`);
    return component;
  });
  return Object.assign(
    (props: AnyProps) => (
      <SectionErrors>
        <Late name={sections[name]}>
          <Marked of={Section} {...props} />
        </Late>
      </SectionErrors>
    ),
    {
      displayName: name,
    },
  );
}

function Marked({ of: Section, ...props }: AnyProps & { of: ComponentType<AnyProps> }) {
  if (!import.meta.env.PREVIEW || typeof props[sourceMark] !== 'string') return <Section {...props} />;
  const { [sourceMark]: at, ...own } = props;
  return (
    <SourceMark at={String(at)}>
      <Section {...own} />
    </SourceMark>
  );
}

/** Starts loading the script of a section's folder, or of another late part; null when it is there. */
export function loadLate(name: string): Promise<unknown> | null {
  const script = folders[name as SectionFolder] ?? partScripts[name];
  return !script || script.current ? null : script.load();
}

/** Starts loading the folders a page will need. */
export const preloadSections = (names: readonly string[]): Promise<unknown> =>
  Promise.all(names.map((name) => folders[name as SectionFolder]?.load()));
