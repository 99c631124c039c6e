/**
 * @generated SignedSource<<aa9d84cc376869927aba745a1e0a1c74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TwoStepSection_user$data = {
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
  }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "184864ffae7368c9c2286d26c59b1903";

export default node;
