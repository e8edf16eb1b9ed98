/** A request that cannot be met; the message is for the writer. */
export class Refusal extends Error {
  /** What is wrong, without the advice for those who typed flags. */
  readonly what: string;

  constructor(what: string, advice = '') {
    super(`${what} ${advice}`.trim());
    this.what = what;
  }
}
