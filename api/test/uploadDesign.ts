import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from './testApp.ts';
import { graphqlUploads } from './uploadClient.ts';

/** Uploads a picture for a purpose; returns its public address. `resourceId` is a uuid or a global id. */
export async function uploadPicture(
  app: TestApp,
  target: { context: string; resourceId: string },
  token?: string,
  width = 600,
): Promise<string> {
  const photo = await sharp({ create: { width, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const uploads = graphqlUploads(app);
  const file = { fileName: 'design.png', contentType: 'image/png', sizeBytes: photo.length };
  const { presignedUrl = '', objectKey } = await uploads.create({ ...target, ...file }, token);
  await fetch(presignedUrl, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(photo),
  });
  const { imageUrl } = await uploads.confirm({ ...target, objectKey, sizeBytes: photo.length }, token);
  if (!imageUrl) throw new Error('the picture was not taken');
  return imageUrl;
}

/** Uploads the picture of a project as a visitor; returns its public address. */
export const uploadDesign = (app: TestApp, width = 1200): Promise<string> =>
  uploadPicture(app, { context: 'project_design', resourceId: randomUUID() }, undefined, width);
