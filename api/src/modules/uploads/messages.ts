import { MAX_PROMPT_LENGTH } from '@forkfront/common/limits.ts';

/** Texts of the uploads module (spec §8 has the first two and `paidPlan`). */
export const messages = {
  createFailed: 'Failed to get upload URL.',
  confirmFailed: 'Failed to confirm upload.',
  storageDown: 'Failed to confirm upload. Please try again in a minute.',
  busy: 'We’re processing a lot of images at the moment. Please try again in a few seconds.',
  fileNameRequired: 'Please choose a file.',
  fileNameTooLong: 'The name of the file is too long. Please shorten it.',
  wrongType: 'Please choose a JPEG, PNG or WebP image.',
  emptyFile: 'This file is empty. Please choose another one.',
  tooLarge: (megabytes: number) => `Please choose an image of at most ${megabytes} MB.`,
  unknownContext: 'We don’t support this kind of upload.',
  notArrived: 'The image has not arrived. Please upload it again.',
  sizeDiffers: 'The image has not arrived in full. Please upload it again.',
  unreadable: 'We can’t read this image. Please choose another JPEG, PNG or WebP file.',
  tooManyPixels: 'This image has too many pixels. Please make it smaller and try again.',
  uploadGone: 'This upload has expired. Please upload the image again.',
  resourceGone: 'We couldn’t find this website in your account.',
  productGone: 'We couldn’t find this product in your account.',
  designGone: 'This page has expired. Please reload it and choose the image again.',
  redesignGone: 'We couldn’t find this redesign.',
  conversationGone: 'This conversation is no longer available. Please start a new one.',
  drawFailed: 'The image could not be created.',
  promptRequired: 'Please describe the image.',
  promptTooLong: `Please describe the image in at most ${MAX_PROMPT_LENGTH} characters.`,
  paidPlan: 'AI image generation requires a paid plan. Please upgrade to continue.',
  drawnEnough: 'You have created 20 AI images for this website today. Please try again tomorrow.',
  drawRefused: 'The AI won’t create this image. Please describe it in other words.',
  drawSlow: 'The AI took too long to create the image. Please try again.',
  drawDown:
    'AI images can’t be created at the moment. Please try again in a few minutes, or upload an image.',
  keepFailed: 'The image was created but could not be saved. Please try again in a minute.',
  photoUnsupported:
    'Our assistant can’t read photos at the moment. Please paste your menu as text, or attach a PDF instead.',
  photoDown:
    'The photo can’t be read just now. Please try again in a minute, paste your menu as text, or attach a PDF.',
  photoSlow:
    'Reading the photo took too long. Please photograph a smaller part of your menu, or paste it as text.',
  photoRead: 'The photo could not be used.',
  photosEnough:
    'We have read many photos for this website already. Please try again later, or paste your menu as text.',
  noMenu:
    'We found no menu in this photo. Please take a sharper one, straight from above, or paste your menu as text.',
  nobody: 'Please sign in, or start the chat, to upload an image.',
};
