/**
 * @generated SignedSource<<d24cdaad70353ba73a84084ea537e2db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SendProjectForApprovalInput = {
  clientEmail: string;
  imageUrl: string;
  officeEmail: string;
};
export type useSendProjectMutation$variables = {
  input: SendProjectForApprovalInput;
};
export type useSendProjectMutation$data = {
  readonly sendProjectForApproval: {
    readonly __typename: "RateLimitedError";
    readonly message: string;
    readonly retryAfterSeconds: number;
  } | {
    readonly __typename: "SendProjectForApprovalPayload";
    readonly __typename: "SendProjectForApprovalPayload";
  } | {
    readonly __typename: "UnavailableError";
    readonly message: string;
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
export type useSendProjectMutation = {
  response: useSendProjectMutation$data;
  variables: useSendProjectMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v2 = [
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
    "name": "sendProjectForApproval",
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
          (v1/*:: as any*/),
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
              (v1/*:: as any*/)
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "retryAfterSeconds",
            "storageKey": null
          }
        ],
        "type": "RateLimitedError",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v1/*:: as any*/)
        ],
        "type": "UnavailableError",
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
    "name": "useSendProjectMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSendProjectMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "dece37617f4ed95c919f8b8f70bd7474",
    "id": null,
    "metadata": {},
    "name": "useSendProjectMutation",
    "operationKind": "mutation",
    "text": "mutation useSendProjectMutation(\n  $input: SendProjectForApprovalInput!\n) {\n  sendProjectForApproval(input: $input) {\n    __typename\n    ... on SendProjectForApprovalPayload {\n      __typename\n    }\n    ... on ValidationError {\n      message\n      fields {\n        path\n        message\n      }\n    }\n    ... on RateLimitedError {\n      message\n      retryAfterSeconds\n    }\n    ... on UnavailableError {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "365679e7ce42f26f4f03831c3c130854";

export default node;
