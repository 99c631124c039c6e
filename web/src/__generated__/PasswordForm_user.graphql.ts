/**
 * @generated SignedSource<<fba37941ded2d749b2ecfe28adfec34e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordForm_user$data = {
  readonly email: string;
  readonly " $fragmentType": "PasswordForm_user";
};
export type PasswordForm_user$key = {
  readonly " $data"?: PasswordForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_user",
  "selections": [
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

(node as any).hash = "c3bf40b03990bed9074fd9f4d2698366";

export default node;
