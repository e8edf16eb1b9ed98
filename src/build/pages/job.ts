/** One address of an entry and the files that answer it. */
export interface Address {
  url: string;
  html: string;
  json: string;
}

/** An entry to be written at all its addresses: its own, its aliases, or the folder it is the not-found page of. */
export interface EntryJob {
  file: string;
  /** Where its compiled body is stored; null where the file cannot be compiled (previews). */
  compiled: string | null;
  addresses: Address[];
  /** When the file was last changed, ISO 8601, as far as git knows. */
  changed: string | null;
  /** Path of its social picture in the site's folder. */
  picture: string | null;
}

/** A file as it was written: when it still looks like this, it is still the same. */
export interface KeptFile {
  /** Path in the site's folder. */
  path: string;
  size: number;
  mtimeMs: number;
}

export interface WrittenEntry {
  files: KeptFile[];
  canonical: string | null;
  /** Hash of every answer that its pages asked for, by query key. */
  answers: Record<string, string>;
}
