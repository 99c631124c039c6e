import sharp from 'sharp';
import { z } from 'zod';
import { drawPlate } from './drawPlate.ts';

const SIDES = { '1024x1024': [1024, 1024], '1536x1024': [1536, 1024], '1024x1536': [1024, 1536] } as const;

/** The supported part of the body of `POST /v1/images/generations`; other fields are ignored. */
export const ImageRequest = z.looseObject({
  model: z.string().min(1),
  prompt: z.string().min(1).max(32_000),
  n: z.int().min(1).max(10).nullish(),
  size: z
    .enum(['auto', '1024x1024', '1536x1024', '1024x1536'])
    .nullish()
    .transform((size) => (size && size !== 'auto' ? size : '1024x1024')),
  output_format: z
    .enum(['png', 'jpeg', 'webp'])
    .nullish()
    .transform((format) => format ?? 'png'),
  quality: z.enum(['auto', 'low', 'medium', 'high']).nullish(),
});

export type ImageRequest = z.infer<typeof ImageRequest>;

/** Plates are drawn this many times smaller and then enlarged, because drawing takes most of the time (decision 35). */
const SCALE = 4;

/** Width and height in px. */
const sidesOf = ({ size }: ImageRequest): readonly [number, number] => SIDES[size];

/** The response of `POST /v1/images/generations`: pictures as base64. */
export async function answerImages(asked: ImageRequest, now: Date): Promise<Record<string, unknown>> {
  const [width, height] = sidesOf(asked);
  const numbers = Array.from({ length: asked.n ?? 1 }, (_, index) => index);
  const data = await Promise.all(
    numbers.map(async (index) => {
      const { data: pixels, ...size } = drawPlate(
        index === 0 ? asked.prompt : `${asked.prompt} ${index}`,
        width / SCALE,
        height / SCALE,
      );
      const bytes = await sharp(pixels, { raw: { ...size, channels: 3 } })
        .resize({ width, height })
        .toFormat(asked.output_format)
        .toBuffer();
      return { b64_json: bytes.toString('base64') };
    }),
  );
  const [input_tokens, output_tokens] = [Math.ceil(asked.prompt.length / 4), 1056 * numbers.length];
  return {
    created: Math.floor(now.getTime() / 1000),
    background: 'opaque',
    data,
    output_format: asked.output_format,
    quality: asked.quality ?? 'medium',
    size: asked.size,
    usage: {
      input_tokens,
      input_tokens_details: { text_tokens: input_tokens, image_tokens: 0 },
      output_tokens,
      total_tokens: input_tokens + output_tokens,
    },
  };
}
