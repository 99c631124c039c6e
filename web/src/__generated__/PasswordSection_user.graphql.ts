/**
 * @generated SignedSource<<b55e0771eb1afc8b14daf644499b78fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordSection_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "PasswordSection_user";
};
export type PasswordSection_user$key = {
  readonly " $data"?: PasswordSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "133758a6d1d8cd4d23d95d43bf6a4b54";

export default node;
