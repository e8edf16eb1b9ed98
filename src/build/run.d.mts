import type { Tool } from './tool.ts';

/** What a tool is bundled of. */
export interface ToolPlan {
  /** Its folder in the cache. */
  name: string;
  /** Its modules by name. */
  input: Record<string, string>;
  /** Files and folders that decide what it does. */
  sources: string[];
  /** Packages that are bundled too. */
  inlined: RegExp;
}

/** Bundles a tool, unless that was done before for the same sources; without a plan, the one that builds the site. */
export function openTool(plan?: ToolPlan): Promise<Tool>;
/** Builds the production site; false when the content has problems, which are printed. */
export function buildSite(): Promise<boolean>;
