/**
 * @generated SignedSource<<9ae30d42910b4e9270ebdc379e9c0cc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasswordSectionForm_user$data = {
  readonly email: string;
  readonly " $fragmentType": "PasswordSectionForm_user";
};
export type PasswordSectionForm_user$key = {
  readonly " $data"?: PasswordSectionForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordSectionForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordSectionForm_user",
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

(node as any).hash = "2ab204695851ddddef23e2dfe50197f2";

export default node;
