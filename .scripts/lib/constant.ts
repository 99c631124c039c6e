/** What a constant of our code is; null: not known without running the code. */
export type Constant =
  | string
  | number
  | RegExp
  | readonly Constant[]
  | { readonly [name: string]: Constant }
  | null;
