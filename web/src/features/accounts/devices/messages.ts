/** Texts about notifications on this device and on others (spec §14.12). */
export const messages = {
  title: 'Notifications',
  accountTitle: 'Order notifications',
  intro: 'This device rings when an order comes in, even while Forkfront is closed.',
  states: {
    checking: 'Checking this device…',
    unsupported: 'This browser cannot show notifications.',
    homeScreen: 'Add Forkfront to your Home Screen first.',
    blocked: 'Notifications are blocked in this browser.',
    off: 'Notifications are off on this device.',
    on: 'Notifications are on for this device.',
  },
  help: {
    unsupported: 'Please use a current Chrome, Edge, Firefox or Safari, and no private window.',
    homeScreen:
      'On an iPhone or iPad, press Share, then “Add to Home Screen”. Open Forkfront from there, and come back to this page.',
    blocked:
      'Open the settings of this page (the icon left of the address), allow notifications, and come back to this page.',
  },
  turnOn: 'Turn on notifications',
  turnOff: 'Turn off',
  sendTest: 'Send a test',
  testSent: 'A test is on its way to this device.',
  turnOnFailed: 'Notifications could not be turned on. Please try again.',
  turnOffFailed: 'Notifications could not be turned off. Please try again.',
  testFailed: 'The test could not be sent. Please try again.',
  removeFailed: 'The device could not be removed. Please try again.',
  close: 'Close',
  whatFor:
    'You hear about new orders, orders that wait for two minutes, and orders that nobody answered. You keep getting emails as well. Notifications end when you sign out.',
  othersTitle: 'Other devices',
  since: (day: string) => `On since ${day}`,
  remove: 'Remove',
  removeLabel: (device: string) => `Turn off notifications: ${device}`,
  removed: (device: string) => `Notifications are off for ${device}.`,
} as const;
