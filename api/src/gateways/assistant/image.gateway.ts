/** Width to height: 1:1, or 3:2. */
export type DrawnShape = 'square' | 'landscape';

/** Draws pictures from words. */
export interface ImageGateway {
  /**
   * The bytes of a picture of that shape in a format that our picture pipeline reads. Throws AssistantFailure when the
   * model refuses, is too slow or does not answer.
   */
  draw(prompt: string, shape: DrawnShape): Promise<Buffer>;
}
