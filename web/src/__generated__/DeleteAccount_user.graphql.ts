/**
 * @generated SignedSource<<debed5bd1c8772e703dfbc02130063f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteAccount_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DeleteAccountDialog_user">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteAccountDialog_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c6c45740038cd107ae87385a0e295f9b";

export default node;
