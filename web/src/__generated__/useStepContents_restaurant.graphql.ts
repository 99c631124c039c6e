/**
 * @generated SignedSource<<c32cfe06317728913ac1b22b65b54847>>
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
    readonly hasDish: boolean;
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
          "name": "hasDish",
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

(node as any).hash = "95ac9a22de99af993b170309b0a0e97a";

export default node;
