/** Every timing that a user can notice, in milliseconds (spec §9). */
export const timings = {
  paymentSuccessRedirect: 6000,
  /** Ours: the interval at which the success page asks for the plan. */
  checkoutPoll: 2000,
  resetPasswordRedirect: 3000,
  claimCelebration: 6000,
  /** Ours: how long a new site stands alone with its title. */
  reveal: 2000,
  contactSnackbar: 5000,
  productCreatedSnackbar: 3000,
  /** A Snackbar component without a timeout. */
  snackbarComponent: 5000,
  /** `useSnackbar().show` without a timeout. */
  snackbarShow: 4000,
  /** The initial state. */
  snackbarInitial: 3000,
  scroll: 300,
  /** Ours: how long the section of an anchor is highlighted. */
  anchorHighlight: 3000,
  describeNewProduct: 2000,
  describeEditedProduct: 1500,
  /** Ours: the debounce of a search. */
  searchRest: 200,
  /** Ours: the debounce of the preview of a look that is not saved. */
  lookRest: 300,
  /** Ours: the timeout of a request. */
  request: 30_000,
} as const;
