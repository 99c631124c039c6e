/** The turns that this process answers now, so that a newer message can stop an older answer. */
export class RunningTurns {
  private readonly byConversation = new Map<string, AbortController>();

  /** Registers a turn and stops the one that ran before; the result ends it, and `signal` tells when to stop. */
  start(conversationId: string): { signal: AbortSignal; end: () => void } {
    this.byConversation.get(conversationId)?.abort();
    const controller = new AbortController();
    this.byConversation.set(conversationId, controller);
    return {
      signal: controller.signal,
      end: () => {
        if (this.byConversation.get(conversationId) === controller)
          this.byConversation.delete(conversationId);
      },
    };
  }
}
