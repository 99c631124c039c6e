/**
 * @generated SignedSource<<cc4397066ae3eb7138c6a4cc3f4cc3c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useStepContents_restaurant$data = {
  readonly addressLine: string | null | undefined;
  readonly firstSteps: {
    readonly testOrderUrl: string | null | undefined;
  };
  readonly id: string;
  readonly ordering: {
    readonly hasHours: boolean;
    readonly opensWithoutHours: boolean;
  };
  readonly phone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useShareDialog_restaurant">;
  readonly " $fragmentType": "useStepContents_restaurant";
};
export type useStepContents_restaurant$key = {
  readonly " $data"?: useStepContents_restaurant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStepContents_restaurant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useStepContents_restaurant",
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
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderingSettings",
      "kind": "LinkedField",
      "name": "ordering",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensWithoutHours",
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
          "name": "testOrderUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShareDialog_restaurant"
    }
  ],
  "type": "Restaurant",
  "abstractKey": null
};

(node as any).hash = "b67f919862ca3dd3653e82eb70caa5ae";

export default node;
