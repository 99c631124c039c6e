/** The turns that this process answers now, so that a newer message can stop an older answer. */
export class RunningTurns {
  private readonly byConversation = new Map<string, AbortController>();
  private count = 0;
  private whenNone = Promise.withResolvers<void>();

  /** Registers a turn and stops the one that ran before; the result ends it, and `signal` tells when to stop. */
  start(conversationId: string): { signal: AbortSignal; end: () => void } {
    this.byConversation.get(conversationId)?.abort();
    const controller = new AbortController();
    this.byConversation.set(conversationId, controller);
    this.count += 1;
    return {
      signal: controller.signal,
      end: () => {
        if (this.byConversation.get(conversationId) === controller)
          this.byConversation.delete(conversationId);
        this.count -= 1;
        if (this.count > 0) return;
        this.whenNone.resolve();
        this.whenNone = Promise.withResolvers();
      },
    };
  }

  /** Resolves when no turn is being answered, the writing of its outcome included. */
  async settled(): Promise<void> {
    if (this.count > 0) await this.whenNone.promise;
  }
}
