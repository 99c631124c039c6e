/** Every timing a user can notice, in milliseconds (spec §9). */
export const timings = {
  paymentSuccessRedirect: 6000,
  /** Ours: how often the success page asks whether the plan is on. */
  checkoutPoll: 2000,
  resetPasswordRedirect: 3000,
  claimCelebration: 6000,
  contactSnackbar: 5000,
  productCreatedSnackbar: 3000,
  /** A Snackbar component without a timeout of its own. */
  snackbarComponent: 5000,
  /** `useSnackbar().show` without a timeout. */
  snackbarShow: 4000,
  /** The store's state before anything was shown. */
  snackbarInitial: 3000,
  scroll: 300,
  /** Ours: how long the section that an anchor leads to is highlighted. */
  anchorHighlight: 3000,
  describeNewProduct: 2000,
  describeEditedProduct: 1500,
  /** Ours: typing in a search rests this long before the server is asked. */
  searchRest: 200,
  /** Ours; the specification names no limit for a call: no answer after this is a timeout. */
  request: 30_000,
} as const;
