/** Texts about the devices that show notifications. */
export const messages = {
  notSupported: 'This browser’s push service is not supported. Please use another browser.',
  tooMany: (most: number) =>
    `Notifications are on for ${most} devices already. Please remove one in your account first.`,
  unknown: 'Notifications are off on this device.',
  gone: 'This browser has given up its notifications. Please turn them on again on that device.',
  unreachable: 'The push service does not answer. Please try again.',
  testTitle: 'Notifications work',
  testBody: 'New orders will appear like this.',
} as const;
