/** Draws pictures from words. */
export interface ImageGateway {
  /**
   * The bytes of a square picture in a format that our picture pipeline reads. Throws AssistantFailure when the model
   * refuses, is too slow or does not answer.
   */
  draw(prompt: string): Promise<Buffer>;
}
