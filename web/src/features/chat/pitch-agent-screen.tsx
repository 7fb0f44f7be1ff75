import { ChatPage } from "./chat-page.tsx";

export default function PitchAgentScreen() {
  return <ChatPage agentId="pitch" />;
}
