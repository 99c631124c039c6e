/** What was started, to be stopped in the reverse order. */
export class Teardown {
  private readonly steps: (() => unknown)[] = [];

  /** Remembers how to stop something that has just been started. */
  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Stops everything, the newest first; goes on past a failure and throws the first one at the end. */
  async run(): Promise<void> {
    const errors: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      try {
        await step();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  }
}
