/** How long a form waits for an answer before it offers to try again. */
const patience = 15_000;

/** A function, since the answer may differ before and after waiting. */
const isOffline = () => navigator.onLine === false;

export type SendResult = 'sent' | 'offline' | 'failed';

/** Posts a form as JSON; every kind of failure comes back as a value, never as an exception. */
export async function send(endpoint: string, values: Record<string, string>): Promise<SendResult> {
  if (isOffline()) return 'offline';
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? 'sent' : 'failed';
  } catch {
    return isOffline() ? 'offline' : 'failed';
  }
}
