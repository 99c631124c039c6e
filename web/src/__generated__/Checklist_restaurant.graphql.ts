/**
 * @generated SignedSource<<453f2c80a5b02609c978bfe3736b8e24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GoLiveStepKind = "ADDRESS" | "ALLERGENS" | "FULFILMENT" | "HOURS" | "PHONE" | "ZONES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Checklist_restaurant$data = {
  readonly firstSteps: {
    readonly hasOrder: boolean;
    readonly hasPicture: boolean;
    readonly hasTestOrder: boolean;
    readonly isShared: boolean;
  };
  readonly goLive: ReadonlyArray<{
    readonly isDone: boolean;
    readonly isRequired: boolean;
    readonly kind: GoLiveStepKind;
  }>;
  readonly id: string;
  readonly " $fragmentType": "Checklist_restaurant";
};
export type Checklist_restaurant$key = {
  readonly " $data"?: Checklist_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checklist_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checklist_restaurant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GoLiveStep",
      "kind": "LinkedField",
      "name": "goLive",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstSteps",
      "kind": "LinkedField",
      "name": "firstSteps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPicture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOrder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasTestOrder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "c3e51248e54520e41c91c3eeabcad35f";

export default node;
