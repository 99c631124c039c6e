/** Texts of taking, pausing and opening orders. */
export const messages = {
  changeFailed: 'Update failed.',
  collection: 'Collection',
  delivery: 'Delivery',
  of: (kind: string, text: string) => `${kind}: ${text}`,

  open: 'Taking orders',
  openAllDay: 'Taking orders all day',
  openUntil: (time: string) => `Taking orders until ${time}`,
  paused: 'Paused until you open again',
  pausedUntil: (time: string) => `Paused until ${time}`,
  unattended: 'Orders for now are paused: no order board is open',
  closed: 'Closed',
  opensAt: (time: string) => `Closed, opens ${time}`,
  noHours: 'No opening hours yet',
  nothingOffered: 'Neither collection nor delivery is offered',
  inactive: 'Orders are switched off in Settings',
  at: (time: string) => `at ${time}`,
  on: (weekday: string, time: string) => `on ${weekday} at ${time}`,

  which: 'What to pause',
  kinds: { BOTH: 'Both', COLLECTION: 'Collection', DELIVERY: 'Delivery' },
  pause: 'Pause',
  pauseFor: { 30: '30 min', 60: '1 h' },
  pauseForLabel: (length: string) => `Pause for ${length}`,
  pauseOpenEnd: 'Until I open again',
  pauseOpenEndLabel: 'Pause until I open again',
  resume: 'Take orders again',
  busy: 'Busy: +15 min for 1 hour',
  busyUntil: (minutes: number, time: string) => `Busy: +${minutes} min until ${time}`,
  busyEnd: 'No longer busy',

  opensWithoutHours:
    'Your website takes orders at any time, even at night, because it has no opening hours yet.',
  setHours: 'Set your opening hours',

  testTitle: 'Try it yourself',
  testText:
    'Order as your guests do and answer as your kitchen does, at any time. Test orders reach nobody and count for nothing.',
  testOrder: 'Place a test order',
  testOrderLabel: 'Place a test order (opens in a new tab)',
  testFailed: 'We couldn’t open test mode. Please try again.',

  panelTitle: 'Your kitchens now',
  panelFailed: 'We couldn’t load your kitchens.',
};
