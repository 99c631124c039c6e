/**
 * @generated SignedSource<<e795c60b2269ae7bb55390edb7c8aec6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordSection_user$data = {
  readonly hasPassword: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordByMail_user" | "PasswordForm_user">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PasswordByMail_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9e298955f27537f26fa6b4c8784a2fcc";

export default node;
