import { z } from 'zod';

const SIDES = { '1024x1024': [1024, 1024], '1536x1024': [1536, 1024], '1024x1536': [1024, 1536] } as const;

/** The part of the body of `POST /v1/images/generations` that the scripted painter understands; the rest is let through. */
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

/** Width and height in px. */
export const sidesOf = ({ size }: ImageRequest): readonly [number, number] => SIDES[size];
