/**
 * @generated SignedSource<<b04f0b4ca2f180569fe66e743d8861ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PasskeySection_user$data = {
  readonly passkeys: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PasskeyRow_passkey">;
  }>;
  readonly secondFactors: {
    readonly authenticatorSince: string | null | undefined;
  };
  readonly " $fragmentType": "PasskeySection_user";
};
export type PasskeySection_user$key = {
  readonly " $data"?: PasskeySection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeySection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeySection_user",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PasskeyRow_passkey"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cd83ae55e2850b5f4b744ed0ad900143";

export default node;
