/**
 * @generated SignedSource<<83309178099719f3b50ab39a5bf4e383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepSection_user$data = {
  readonly secondFactors: {
    readonly authenticatorSince: string | null | undefined;
    readonly recoveryCodesLeft: number;
  };
  readonly " $fragmentType": "TwoStepSection_user";
};
export type TwoStepSection_user$key = {
  readonly " $data"?: TwoStepSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TwoStepSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactors",
      "kind": "LinkedField",
      "name": "secondFactors",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authenticatorSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "769393e0131358b4d2f548d1db39a19a";

export default node;
