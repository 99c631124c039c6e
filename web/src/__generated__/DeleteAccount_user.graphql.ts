/**
 * @generated SignedSource<<bbba1c40123b7625d55af5244b618ecb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccount_user$data = {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "DeleteAccount_user";
};
export type DeleteAccount_user$key = {
  readonly " $data"?: DeleteAccount_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccount_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteAccount_user",
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

(node as any).hash = "d9e56756a0f3bc0cfd9bf1455c05415e";

export default node;
