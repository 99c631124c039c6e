import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from './testApp.ts';
import { graphqlUploads } from './uploadClient.ts';

/** Uploads the picture of a project as a visitor; returns its public address. */
export async function uploadDesign(app: TestApp, width = 1200): Promise<string> {
  const photo = await sharp({ create: { width, height: 300, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const target = { context: 'project_design', resourceId: randomUUID() };
  const uploads = graphqlUploads(app);
  const file = { fileName: 'design.png', contentType: 'image/png', sizeBytes: photo.length };
  const { presignedUrl = '', objectKey } = await uploads.create({ ...target, ...file });
  await fetch(presignedUrl, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(photo),
  });
  const { imageUrl } = await uploads.confirm({ ...target, objectKey, sizeBytes: photo.length });
  if (!imageUrl) throw new Error('the design was not taken');
  return imageUrl;
}
