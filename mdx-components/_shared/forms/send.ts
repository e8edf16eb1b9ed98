/** Milliseconds that a form waits for a response before it offers to try again. */
const timeout = 15_000;

export type SendResult = 'sent' | 'offline' | 'failed';

/** Posts a form as JSON. Every failure is returned as a value, never thrown. */
export async function send(endpoint: string, values: Record<string, string>): Promise<SendResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}
