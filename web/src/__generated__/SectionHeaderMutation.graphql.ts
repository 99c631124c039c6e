/**
 * @generated SignedSource<<f2866151d66e1fb497ee5a913c0d1a27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RenameProductSectionInput = {
  id: string;
  name: string;
};
export type SectionHeaderMutation$variables = {
  input: RenameProductSectionInput;
};
export type SectionHeaderMutation$data = {
  readonly renameProductSection: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "RenameProductSectionPayload";
    readonly restaurant: {
      readonly id: string;
      readonly siteVersion: number;
    };
    readonly section: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SectionHeaderMutation$rawResponse = {
  readonly renameProductSection: {
    readonly __typename: "NotFoundError";
    readonly message: string;
  } | {
    readonly __typename: "RenameProductSectionPayload";
    readonly restaurant: {
      readonly id: string;
      readonly siteVersion: number;
    };
    readonly section: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    readonly __typename: "ValidationError";
    readonly fields: ReadonlyArray<{
      readonly message: string;
      readonly path: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: string;
  };
};
export type SectionHeaderMutation = {
  rawResponse: SectionHeaderMutation$rawResponse;
  response: SectionHeaderMutation$data;
  variables: SectionHeaderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "renameProductSection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductSection",
            "kind": "LinkedField",
            "name": "section",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Restaurant",
            "kind": "LinkedField",
            "name": "restaurant",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "siteVersion",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "RenameProductSectionPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldError",
            "kind": "LinkedField",
            "name": "fields",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ValidationError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/)
        ],
        "type": "NotFoundError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SectionHeaderMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SectionHeaderMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "cacheID": "b59d0f451ed370e230a686c712c3f26d",
    "id": null,
    "metadata": {},
    "name": "SectionHeaderMutation",
    "operationKind": "mutation",
    "text": "mutation SectionHeaderMutation(\n  $input: RenameProductSectionInput!\n) {\n  renameProductSection(input: $input) {\n    __typename\n    ... on RenameProductSectionPayload {\n      section {\n        id\n        name\n      }\n      restaurant {\n        id\n        siteVersion\n      }\n    }\n    ... on ValidationError {\n      message\n      fields {\n        path\n        message\n      }\n    }\n    ... on NotFoundError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "52a0f34bf4888075e12e9c3fd7732853";

export default node;
