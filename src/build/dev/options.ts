import { parseArgs } from 'node:util';

/** The dev server's command line. */
export interface DevOptions {
  port: number;
  /** True where another port will not do. */
  strictPort: boolean;
  host: string;
}

/**
 * Reads `npm run dev -- --port 5173 --strictPort --host 0.0.0.0`. Without `--host` only this computer can open the
 * site: it shows drafts.
 * @throws {Error} with a Russian sentence when an option is not known or not a port
 */
export function readDevOptions(args: readonly string[]): DevOptions {
  const options = {
    port: { type: 'string', default: '5173' },
    strictPort: { type: 'boolean', default: false },
    host: { type: 'string', default: 'localhost' },
  } as const;
  const known = '--port, --strictPort, --host';
  let values: { port: string; strictPort: boolean; host: string };
  try {
    values = parseArgs({ args: [...args], options }).values;
  } catch {
    throw new Error(`Так команда не работает: npm run dev -- ${args.join(' ')}. Ключи: ${known}.`);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port}\u00a0— не номер порта. Нужно число от\u00a01 до\u00a065535.`);
  return { ...values, port };
}
