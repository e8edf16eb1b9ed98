/** One address of an entry and the files that answer it. */
export interface Address {
  url: string;
  html: string;
  json: string;
}

/** An entry to be written at all its addresses: its own, its aliases, or the folder it is the not-found page of. */
export interface EntryJob {
  file: string;
  /** Address of its body's script; null where the file cannot be shown (previews). */
  module: string | null;
  addresses: Address[];
  /** When the file was last changed, ISO 8601, as far as git knows. */
  changed: string | null;
  /** Path of its social picture in the site's folder. */
  picture: string | null;
}

/** What printing an entry brought beside its files, or what was thrown over it. */
export interface PrintedEntry {
  error?: unknown;
  canonical: string | null;
  /** Bytes of each page's HTML, by its file. */
  sizes: Record<string, number>;
  /** Digests of the files it wrote, or would have, by their paths in the site's folder. */
  files: Record<string, string>;
}
