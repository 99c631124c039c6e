import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageHeaders } from './pageHeaders.ts';
import { PreparedReply } from './preparedReply.ts';
import type { RendererAsset } from './renderer.type.ts';

/** Read and compressed once per process. */
const ASSET_EFFORT = 9;

/** The renderer's files in memory, by their path on every site. */
export async function assetReplies(
  directory: string,
  assets: readonly RendererAsset[],
  headers: PageHeaders,
): Promise<Map<string, PreparedReply>> {
  const replies = await Promise.all(
    assets.map(async ({ path, file, contentType }) => {
      const reply = await PreparedReply.make({
        status: 200,
        headers: headers.ofAsset(contentType),
        body: await readFile(join(directory, file)),
        etag: null,
        effort: contentType.startsWith('font/') ? null : ASSET_EFFORT,
      });
      return [path, reply] as const;
    }),
  );
  return new Map(replies);
}
