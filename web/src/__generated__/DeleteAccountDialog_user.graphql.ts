/**
 * @generated SignedSource<<6e4b2d2034397997c62e30dc09683c10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccountDialog_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "DeleteAccountDialog_user";
};
export type DeleteAccountDialog_user$key = {
  readonly " $data"?: DeleteAccountDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccountDialog_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ed9d388af7f6fdfb41e3b092382283fc";

export default node;
