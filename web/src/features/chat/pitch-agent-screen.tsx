import { AgentId } from "@coldopen/contract/chat/schema";
import { ChatOf } from "./chat-screen.tsx";

export default function PitchAgentScreen() {
  return <ChatOf agentId={AgentId.enum.pitch} />;
}
